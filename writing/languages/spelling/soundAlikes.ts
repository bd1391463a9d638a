const pairs =
  'f/ph c/k c/qu k/qu k/ck c/s s/ss s/z c/ss c/ç i/y o/au au/eau o/eau an/en e/ai é/ai g/j g/gu b/v v/w ll/y x/cs x/cc ' +
  't/th r/rh s/sc ä/e ei/ai eu/äu ü/ie v/f tz/z ij/ei ch/sh ou/u ó/u rz/ż ch/h'

/** Latin letters that sound alike in at least one language, in both directions. */
export const soundAlikes: readonly { from: string; to: string }[] = pairs.split(' ').flatMap(pair => {
  const [from = '', to = ''] = pair.split('/')
  return [
    { from, to },
    { from: to, to: from },
  ]
})
