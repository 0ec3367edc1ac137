// Sets language and theme before the first paint. A file of its own because the page allows no inline script.
(function () {
  var root = document.documentElement;
  var saved = function (key) {
    try {
      return localStorage.getItem('frente.' + key);
    } catch (_) {
      return null;
    }
  };
  var theme = saved('theme');
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';
  var lang = saved('lang') || (navigator.language || 'en').slice(0, 2);
  root.lang = ['es', 'en', 'fr'].indexOf(lang) < 0 ? 'en' : lang;
})();
