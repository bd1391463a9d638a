import * as z from 'zod/mini'

const CHANNEL = 'bluepencil/session'

/** The user that a tab has found signed in, or null after a sign-out. */
const news = z.object({ userId: z.nullable(z.string()) })

/** One object for both directions: it never hears itself. */
let channel: BroadcastChannel | undefined
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL))

/** Tells the other tabs of this browser who is signed in: null after a sign-out. */
export const announceUser = (userId: string | null): void => opened().postMessage({ userId })

/** Calls `onNews` when another tab finds a user, or has signed out. */
export function followTabs(onNews: (userId: string | null) => void): void {
  opened().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = news.safeParse(data)
    if (read.success) onNews(read.data.userId)
  })
}
