// Runs before the first paint, so that a chosen look never flashes another one. See client/shared/theme/.
function applyLook() {
  try {
    var look = document.documentElement.dataset
    // The choices are stored as JSON.
    var chosen = key => (localStorage.getItem(key) || '').replace(/"/g, '')
    var theme = chosen('theme')
    if (theme === 'light' || theme === 'dark') look.theme = theme
    look.motion = chosen('motion')
    look.textFace = chosen('text-face')
  } catch {
    // Storage is closed to this page: the system's look stands.
  }
}
applyLook()
addEventListener('storage', applyLook)
