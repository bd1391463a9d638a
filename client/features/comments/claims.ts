import type { TabHolds } from '#client/shared/lib/tabHolds.ts'

/** The drafts that wait for a connection and that this tab sends, by their names. Other tabs leave them to it. */
export type Claims = {
  /** Claims a draft that this tab has begun to send. */
  add: (name: string) => void
  /** Claims a draft if no other tab has it. Returns whether this tab sends it. */
  take: (name: string) => Promise<boolean>
  /** Ends the claims to drafts that wait no longer. */
  settle: () => void
}

/** Returns the claims of this tab, none at first. */
export function newClaims(tabs: TabHolds, waits: (name: string) => boolean): Claims {
  const held = new Map<string, () => void>()
  const add = (name: string) => {
    if (!held.has(name)) held.set(name, tabs.hold(name))
  }
  return {
    add,
    take: async name => {
      if (!held.has(name) && (await tabs.isFree(name)) && waits(name)) add(name)
      return held.has(name)
    },
    settle: () => {
      for (const [name, release] of held)
        if (!waits(name)) {
          held.delete(name)
          release()
        }
    },
  }
}
