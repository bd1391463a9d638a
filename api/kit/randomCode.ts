import { randomInt } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns random letters and digits: about 5.95 bits each. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join('')
