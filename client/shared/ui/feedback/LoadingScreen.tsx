import { BrandMark } from '#client/shared/ui/layout/BrandMark.tsx'

/** Fills the window while it is not yet known who is signed in. */
export function LoadingScreen() {
  return (
    <output aria-label="Loading" className="grid min-h-dvh place-items-center bg-desk">
      <BrandMark className="size-12 animate-breathe" />
    </output>
  )
}
