import { sheetSample } from './sheetSample.ts'

const { start, marked, between, corrected, end } = sheetSample

/** A sheet with a corrected sentence, as a picture of the product. */
export function SampleSheet() {
  return (
    <div aria-hidden className="rounded-xl bg-paper px-9 py-8 shadow-sheet select-none">
      <p className="font-serif text-xl leading-relaxed">
        {start}
        <span className="issue issue-spelling">{marked.from}</span>
        {between}
        <Corrected {...corrected} />
        {end}
      </p>
      <div className="category-spelling mt-5 inline-flex items-center gap-3 rounded-lg bg-(--category-tint) px-3.5 py-2 text-sm">
        <span className="text-ink-faint line-through">{marked.from}</span>
        <span className="text-ink-faint">→</span>
        <span className="font-medium text-ink">{marked.to}</span>
      </div>
    </div>
  )
}

function Corrected({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span className="text-ink-faint line-through decoration-1">{from}</span>{' '}
      <span className="text-brand-text">{to}</span>
    </>
  )
}
