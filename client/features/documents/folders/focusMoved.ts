/** Frames in which a list is drawn again, on a slow device too. */
const FRAMES = 60

/**
 * Moves the focus to a document once it is drawn in its new place, which may be some frames later. If
 * the list does not show it there, its folder gets the focus.
 */
export function focusMoved(id: string, folderId: string | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(
      `nav a[href="/document/${id}"][data-place="${folderId ?? ''}"]`,
    )
    if (row) row.focus()
    else if (frames > 1) focusMoved(id, folderId, frames - 1)
    else document.querySelector<HTMLElement>(`[data-folder="${folderId}"]`)?.focus()
  })
}
