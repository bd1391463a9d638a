import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts values that must not be readable from a copy of the rows. */
export type SecretBox = {
  /**
   * Returns nonce, ciphertext and tag. `context` names the owner: the box opens for no one else.
   */
  seal(text: string, context: string): Buffer
  /** Throws when the box has another secret or context, or was changed. */
  open(sealed: Buffer, context: string): string
  /** Returns a key of 256 bits in hexadecimal for another purpose. */
  derive(purpose: string): string
}

/** AES-256-GCM under a key derived from the session secret (HKDF-SHA-256, RFC 5869). */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bluepencil secret box', 32))
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, context) {
      const tagAt = sealed.length - TAG_BYTES
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(tagAt))
      const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, tagAt)), decipher.final()])
      return text.toString('utf8')
    },
    derive: purpose =>
      Buffer.from(hkdfSync('sha256', secret, '', `bluepencil ${purpose}`, 32)).toString('hex'),
  }
}
