// Runs before the first paint, so that a chosen theme never flashes the other one. See client/shared/theme/themeChoice.ts.
try {
  // The choice is stored as JSON.
  var choice = (localStorage.getItem('theme') || '').replace(/"/g, '')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {
  // Storage is closed to this page: the system's theme stands.
}
