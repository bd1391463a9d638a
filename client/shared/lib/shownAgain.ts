/**
 * Resolves when the browser shows this page again in the state in which it was left, such as after Back. On
 * a page that stays, or is loaded again, it never resolves.
 */
export const shownAgain = (): Promise<void> =>
  new Promise(resolve => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', onShow)
      resolve()
    }
    window.addEventListener('pageshow', onShow)
  })
