/** A rendered page, and what it was rendered from. `isLasting`: whether it may be shown later. */
export type KeptPage = { address: string; revision: string; html: string; isLasting: boolean }

/** Pages by their keys, up to so many characters. Then the ones that were set first go. */
export class PageStore {
  private readonly pages = new Map<string, KeptPage>()
  private readonly most: number
  private characters = 0

  constructor(most: number) {
    this.most = most
  }

  get(key: string): KeptPage | undefined {
    return this.pages.get(key)
  }

  set(key: string, page: KeptPage): void {
    this.delete(key)
    this.pages.set(key, page)
    this.characters += page.html.length
    for (const oldest of this.pages.keys()) if (this.characters > this.most) this.delete(oldest)
  }

  /** Deletes the pages of an address. */
  deleteOf(address: string): void {
    for (const [key, page] of this.pages) if (page.address === address) this.delete(key)
  }

  private delete(key: string): void {
    this.characters -= this.pages.get(key)?.html.length ?? 0
    this.pages.delete(key)
  }
}
