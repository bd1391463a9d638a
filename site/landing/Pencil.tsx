/** The editor's blue pencil, lying on the desk behind the line it has drawn. */
export function Pencil({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 46" aria-hidden className={className}>
      <ellipse cx="300" cy="40" rx="216" ry="3.5" fill="var(--ink)" opacity="0.09" />
      {/* body: three of the six sides */}
      <path d="M168 10h330a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H168z" fill="hsl(var(--primary-fill))" />
      <path d="M168 10h330a6 6 0 0 1 6 6v2.6H168z" fill="#fff" opacity="0.24" />
      <path d="M168 27.4h336V30a6 6 0 0 1-6 6H168z" fill="#000" opacity="0.2" />
      <path
        d="M478 10h20a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-20z"
        fill="hsl(var(--secondary-fill))"
        opacity="0.85"
      />
      <path d="M470 10h4v26h-4z" fill="#fff" opacity="0.7" />
      {/* sharpened wood, scalloped where it meets the paint */}
      <path
        d="M118 23 170 10c5 1.5 5 7.2 0 8.7 6 1.6 6 7.1 0 8.7 5 1.5 5 7.1 0 8.600z"
        fill="light-dark(#e8cfa6, #c9ac7e)"
      />
      <path d="M118 23 137 18.200c2 3.1 2 6.5 0 9.600z" fill="hsl(var(--primary))" />
      <path
        d="M8 26c9-5 18-5 27 0s18 5 27 0 18-5 27 0 14 4 22-1.5"
        fill="none"
        stroke="hsl(var(--primary))"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
