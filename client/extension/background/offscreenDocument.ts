const PAGE = 'offscreen/offscreen.html'

let creating: Promise<void> | null = null

/** Resolves when the page of the checker is there. Racing calls create it once. */
export function ensureChecker(): Promise<void> {
  creating ??= create().finally(() => {
    creating = null
  })
  return creating
}

async function create(): Promise<void> {
  // This worker may have ended since it created the page.
  const pages = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] })
  if (pages.length > 0) return
  await chrome.offscreen.createDocument({
    url: PAGE,
    reasons: ['WORKERS'],
    justification: 'Checks texts on this device, in workers.',
  })
}
