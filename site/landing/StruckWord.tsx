/** A wrong word that a pencil has struck through, hidden from screen readers. */
export function StruckWord({ children }: { children: string }) {
  return (
    <span aria-hidden className="relative inline-block text-ink-faint">
      {children}
      <svg
        viewBox="0 0 200 40"
        preserveAspectRatio="none"
        className="absolute top-[38%] -left-[6%] h-[40%] w-[112%] overflow-visible"
      >
        <path
          d="M3 27C38 17 71 13 108 15s64 2 89-7C168 17 132 24 92 27s-40 4-20 5 60-2 104-8"
          fill="none"
          stroke="hsl(var(--primary))"
          strokeWidth="0.06em"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  )
}
