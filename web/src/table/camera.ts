// Where the board lies under the window: pure arithmetic of pan and zoom.

export interface Box {
  w: number;
  h: number;
}
export interface Camera {
  /** How far the board's corner lies from the window's. */
  x: number;
  y: number;
  /** 1 fits the window. */
  zoom: number;
}

export const LARGEST = 8;
export const MARGIN = 12;

/** Keeps the board in the window: centred where it is smaller, without empty edges where it is larger. */
export function held(camera: Camera, board: Box, frame: Box): Camera {
  const hold = (at: number, size: number, room: number) => {
    const width = size * camera.zoom;
    if (width + 2 * MARGIN <= room) return (room - width) / 2;
    return Math.min(MARGIN, Math.max(room - width - MARGIN, at));
  };
  return { zoom: camera.zoom, x: hold(camera.x, board.w, frame.w), y: hold(camera.y, board.h, frame.h) };
}

/** Zooms by `factor` so that what lies under (px, py) stays there. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, board: Box, frame: Box): Camera {
  const zoom = Math.min(LARGEST, Math.max(1, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  return held({ zoom, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio }, board, frame);
}

export function moved(camera: Camera, dx: number, dy: number, board: Box, frame: Box): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, frame);
}

/** Moves just enough for a piece (in window coordinates) to be seen. */
export function shown(camera: Camera, piece: Box & { x: number; y: number }, board: Box, frame: Box): Camera {
  const need = (at: number, size: number, room: number) => {
    if (at < MARGIN) return MARGIN - at;
    return at + size > room - MARGIN ? Math.max(room - MARGIN - size - at, MARGIN - at) : 0;
  };
  return moved(camera, need(piece.x, piece.w, frame.w), need(piece.y, piece.h, frame.h), board, frame);
}
