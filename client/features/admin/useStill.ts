import { useEffect, useState } from 'react'

/** Returns a value that does not change while a pointer is pressed: a link that moves before the release opens nothing. */
export function useStill<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    let released: ReturnType<typeof setTimeout> | undefined
    const onPress = ({ button }: PointerEvent) => {
      clearTimeout(released)
      if (button === 0) setPressed(true)
    }
    // The click comes after the release.
    const onRelease = () => {
      released = setTimeout(() => setPressed(false))
    }
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('pointerup', onRelease)
    window.addEventListener('pointercancel', onRelease)
    return () => {
      clearTimeout(released)
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('pointerup', onRelease)
      window.removeEventListener('pointercancel', onRelease)
    }
  }, [])
  if (!isPressed && shown !== value) setShown(value)
  return isPressed ? shown : value
}
