/** Stands in for a page whose code is on its way. */
export function LoadingPage() {
  return (
    <output className="grid min-h-[60dvh] place-items-center text-sm text-ink-faint">
      <span className="animate-fade-in [animation-delay:150ms]">Loading page...</span>
    </output>
  )
}
