import { drawInTurn } from '#api/services/images/drawing.ts'

import { brandColors, type BrandColors } from './brandColors.ts'

/** The colors of the marks, as in the light theme. */
const MARKS = ['#dc2626', '#ca8a04', '#2563eb']

let drawn: { of: string; picture: Promise<Buffer> } | null = null

/**
 * Returns the picture that other sites show with a link to this one, as PNG in 1200×630 pixels, in the
 * colors of the brand. It has no letters: a server may have no fonts.
 */
export function sharePicture(settings: BrandColors): Promise<Buffer> {
  const { primaryColor: primary, secondaryColor: secondary } = brandColors(settings)
  const of = `${primary} ${secondary}`
  if (drawn?.of === of) return drawn.picture
  const picture = drawInTurn('the site', sharp =>
    sharp(Buffer.from(svgOf(primary, secondary)))
      .png()
      .toBuffer(),
  )
  drawn = { of, picture }
  // The next one who asks tries again.
  picture.catch(() => (drawn = null))
  return picture
}

/** A sheet of paper with three marked lines on the gradient of the brand, and a pencil that lies on it. */
function svgOf(primary: string, secondary: string): string {
  const line = (y: number, width: number) =>
    `<rect x="330" y="${y}" width="${width}" height="18" rx="9" fill="#c9c4ba"/>`
  const mark = (y: number, x: number, width: number, color: string) =>
    `<rect x="${x}" y="${y + 26}" width="${width}" height="7" rx="3.5" fill="${color}"/>`
  const [red, yellow, blue] = MARKS
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <defs><linearGradient id="brand" x1="0" y1="1" x2="1" y2="0">
      <stop offset="0" stop-color="${primary}"/><stop offset="1" stop-color="${secondary}"/>
    </linearGradient></defs>
    <rect width="1200" height="630" fill="url(#brand)"/>
    <rect x="250" y="70" width="700" height="620" rx="22" fill="#000" opacity="0.12" transform="rotate(1.2 600 380)"/>
    <rect x="250" y="70" width="700" height="620" rx="22" fill="#fffdf9"/>
    <rect x="330" y="140" width="320" height="34" rx="17" fill="#2b2a27"/>
    ${line(226, 520)}${line(286, 460)}${line(346, 540)}${line(406, 380)}${line(466, 500)}
    ${mark(226, 470, 120, red ?? '')}${mark(286, 330, 90, yellow ?? '')}${mark(346, 640, 150, blue ?? '')}
    <g transform="translate(560 470) rotate(-24) scale(1.15)">
      <rect x="120" y="0" width="430" height="54" rx="10" fill="${primary}"/>
      <rect x="120" y="0" width="430" height="16" rx="8" fill="#fff" opacity="0.25"/>
      <rect x="505" y="0" width="45" height="54" rx="10" fill="${secondary}"/>
      <path d="M44 27 122 0v54z" fill="#e8cfa6"/><path d="M44 27 70 18v18z" fill="${primary}"/>
    </g>
  </svg>`
}
