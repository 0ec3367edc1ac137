// Whether there is a network, as far as the browser knows.

class Network {
  there = $state(globalThis.navigator?.onLine !== false);

  constructor() {
    globalThis.addEventListener?.('online', () => (this.there = true));
    globalThis.addEventListener?.('offline', () => (this.there = false));
  }
}

export const network = new Network();
