import { useId } from 'react'

/** The product's logo: a pencil that has just drawn a line under something. */
export function BrandMark({ className }: { className?: string }) {
  const gradient = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="hsl(var(--primary-fill))" />
          <stop offset="1" stopColor="hsl(var(--secondary-fill))" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="8" fill={`url(#${gradient})`} />
      <path d="M20.6 5.9 26.1 11.4 15.4 22.1 8.6 23.4 9.9 16.6Z" fill="#fff" />
      <path d="M18.2 8.3 23.7 13.8" stroke="hsl(var(--primary-fill))" strokeWidth="1.6" />
      <path
        d="M6 27.2c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
