import { SampleSheet } from './SampleSheet.tsx'

/** What stands beside the forms of somebody who knows the product. */
export function Aside() {
  return (
    <div className="grid w-full max-w-md gap-8">
      <SampleSheet />
      <p className="text-ink-soft">
        Your documents open where you left them, and everyone in them sees the same text.
      </p>
    </div>
  )
}
