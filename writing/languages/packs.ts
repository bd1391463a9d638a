/** The dictionaries that can be added: the version of the npm package and its SHA-512 in base64. */
const pins: Record<string, readonly [version: string, sha512: string]> = {
  cs: ['4.0.0', 'foYC1H71sxEx2QwppL4liEFAD+O5wlyJeZkTFqwz7ux85dI8kQFc8sDmWeObPEXsTtksiuwv+OOdfS2mFY1YVA=='],
  de: ['3.0.0', '0Xbq+YpWTscAL1e18aPPaqfG4goC2o9T595L/54v2OvOPC0/TJFFlclYanxuUoK73wutM5f9EgSuWGkvQXlOXw=='],
  eo: ['1.0.4', '7ad70ORv/YffBuMlAk6q18R398nba+aPb3ihNlmIRsTZC4h+AYoVxb75Moi48hgwtCJO7XekvN4loU+nSNLHow=='],
  eu: ['3.2.0', '95gHjhYXVp16S2kGucxA7oEqk9xlo0fh29MdvbZKt0maF48pHHD8Ze3dZYhquxncNJyJ6vYFVoiWxUmnevu2LQ=='],
  fur: ['1.0.3', 'v/yLZ4/WtBzWpAaSlPi49SyBe8/RbyiLtYw3r7u5IPHHGg6y0vAoIbaN0eIuNTPoYUpdapv6T+QIBKS9//Y3kg=='],
  fy: ['1.1.2', 'OpwjVkvHMs7Yne4R/2XXHwoRNvmSg/6F1sBCs++EzB2gIVsJf5rvWrz7WIHNCrnvFvH2ZkYXf/1nE8R5HZZAqA=='],
  ga: ['3.0.0', 'zj4jYB3b9ZRpFwr5niIQn9QKdoS6ZWn55XcMgFshekGKTzUwcFPWct50jOMg8g8uy7eu3rMCx+ddqJERXU5/BQ=='],
  gd: ['1.1.0', 'Mxu6WjYff8w5CM0SWw54xT1cdHjMjDhJ3zlpMWzCW8pIykisn1xHeMm1zs4pEk+y7EPTcCe9HIgR66R0Xl058Q=='],
  gl: ['2.1.2', 'VtHap6k2iemybqlRjRNTYJ6i038AH2ZF12bjC4DpdYC/knZGcLUnXpdSw5Cpvg/eyfeau11DlpgKE2FVNWHUtg=='],
  he: ['2.0.0', 'lHtYauHajRL+gnS1iI50RANqn+ce1NnQwbxim2WD6PtX4NXME0vFiqkW/BFAae0kaT1+/86Ze15GAnwsTBBNGA=='],
  ia: ['1.0.4', 'o/ezDXQckjl0/emQJ4ZWoZcv4Em2Qogj0ytqcax1AqUlvmawWhHOJRexfyWSXAeh7G/lIXOnIWcF9rjlMHQ3bw=='],
  is: ['1.0.4', 'IEOIQKxtHDYQ70feC3BnwBHl7zhMAhgkXGR9S1XFIJlMgtG3av/aNBzpQ3VeD/B8DeM/JTGfdxfWIeCDoCEovw=='],
  it: ['2.0.0', 'klTygBjKRYKEeDmqLfDpI9eDCj334TQhbq2zExKREV4CMPiUsnXnO/0CGMTiRTRL+Wk+qXd0fKfEZbgw+gnjHw=='],
  la: ['1.0.3', 'POCFZrBXOqT9AOSFEgHNrjLg5lpIB4tsJRiV2BL3iGLem7Io9/W8bE8qnKN/FMXrF0LzdITatYoleeRuKc+shw=='],
  lb: ['3.2.2', '9GXGXvW55QzJZgmUmKVtM8BnK1pt4KPU/8GVB7nP350TT8xZ76nwygYgtYspwsGPcT3T7jJP0Dsk7YqCKXVYzQ=='],
  mk: ['2.0.0', 'fZmbMsQqVKFJn71JCW6J6uwoNfEurHy5P/JYLQa73KNuDH8f/3fEVpizzg9Tdb40jG1a59dEHpKDyhHyTbVNDQ=='],
  mn: ['3.0.0', 'c1IuZROs4XwkmOi+uH/wR0ouzlRayhyVbLgRb0lyDFlT9G79c+U1lq218ldL0ykKmnH4hjcEXTitfr4oDwg/tQ=='],
  nb: ['3.0.0', 'YemD394r1z5BrC1HUsV7iF6zLIalFBbcDfMCn4OV+KP3fRqC5VBLuohGBGmKnCmwwXSJmhOjmzaQY2cbK61iFw=='],
  nds: ['1.0.4', 'ZfvBta1vqu+EuuKTF97XgPD3MuIqlVercyPtJvtVjLmgPLkw3Mwf8ISMs52RF4CIi10TFnOqXIWw74MzSefbkg=='],
  nn: ['2.2.0', 'TnZ5IX33bYsZqDNe//x/mfQfM4OE/swbUOYwNLKB4mxASx7EqDupDFfpsISMEmB71Ln+BE7TD9dH5+U9fKtZqg=='],
  rw: ['1.0.3', 'iXahRe//ADnAjS1yBegm/m+RFeGmuWdkF5hSIk+2R8+nqqvmy1vT2EbKt8xz2fR2jGx/WA/59EmKaz2AOr4F0Q=='],
  uk: ['4.0.0', 'AgeLt1iIi3lvUQ8DpEvqhikPvnwF+ffYLdjP0lrh+iOhCwTMhmDRvczyPqIksmHAWxRkFfgDcn7Qw/23GJ/GvA=='],
  vi: ['3.0.0', 'r7QNGoJvKsLbxc4/59QP2pvJd7X08/8OWtZxiTfQGLwtl7nLw9F/IveWiUR46HBzSjws0L33fKf9UtlSrcYbRA=='],
}

/** Returns the npm package of a language's dictionary and the expected hash of its download. */
export function packOf(code: string): { package: string; version: string; integrity: string } | undefined {
  const [version, sha512] = pins[code] ?? []
  if (version === undefined) return undefined
  return { package: `dictionary-${code}`, version, integrity: `sha512-${sha512}` }
}
