import { drawnWith } from '#site/ui/drawnWith.tsx'

// Strokes of Lucide, as those of all pages.

export const ArrowLeft = drawnWith(<path d="m12 19-7-7 7-7M19 12H5" />)
export const Search = drawnWith(
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
)
