import type { Finding } from '#client/extension/content/text/findings.ts'
import { marksOf } from '#writing/check/fingerprint.ts'

/** The findings that a user has dismissed in this view of the page. */
export class Dismissals {
  private readonly marks = new Set<string>()

  add({ fingerprint }: Finding): void {
    for (const mark of marksOf(fingerprint())) this.marks.add(mark)
  }

  /** Whether a finding was dismissed, also when its surroundings have changed on one side since. */
  has({ fingerprint }: Finding): boolean {
    return this.marks.size > 0 && marksOf(fingerprint()).some(mark => this.marks.has(mark))
  }
}
