import type { Page, WebSocketRoute } from 'playwright'

/**
 * Cuts (true) or restores the connection of the page's live text. Playwright's offline mode leaves
 * open sockets open.
 */
export async function cable(page: Page): Promise<(isCut: boolean) => void> {
  let isCut = false
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/collab\//, socket => {
    if (isCut) {
      void socket.close()
      return
    }
    open.add(socket)
    socket.connectToServer()
  })
  return next => {
    isCut = next
    if (isCut) for (const socket of open) void socket.close()
    open.clear()
  }
}
