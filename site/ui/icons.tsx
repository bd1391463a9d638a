import { drawnWith } from './drawnWith.tsx'

// The strokes are those of Lucide 1.75 (ISC License, https://lucide.dev), which the app uses. Its package
// would take 2 kB of the landing page.

export const Check = drawnWith(<path d="M20 6 9 17l-5-5" />)
export const CloudOff = drawnWith(
  <path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20" />,
)
export const Menu = drawnWith(<path d="M4 5h16M4 12h16M4 19h16" />)
export const Pause = drawnWith(
  <>
    <rect x="14" y="3" width="5" height="18" rx="1" />
    <rect x="5" y="3" width="5" height="18" rx="1" />
  </>,
)
export const Play = drawnWith(
  <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />,
)
export const X = drawnWith(<path d="M18 6 6 18M6 6l12 12" />)
