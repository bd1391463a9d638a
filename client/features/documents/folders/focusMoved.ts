/** Frames in which a list is drawn again, on a slow device too. */
const FRAMES = 60

/**
 * Moves the focus to a document once it is drawn in its new place, which may be some frames later. If
 * the list does not show it there, its folder gets the focus, or the first document in no folder.
 */
export function focusMoved(id: string, folderId: string | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const place = `[data-place="${folderId ?? ''}"]`
    const row = document.querySelector<HTMLElement>(`nav a[href="/document/${id}"]${place}`)
    const instead = folderId === null ? `nav a${place}` : `[data-folder="${folderId}"]`
    if (row) row.focus()
    else if (frames > 1) focusMoved(id, folderId, frames - 1)
    else document.querySelector<HTMLElement>(instead)?.focus()
  })
}
