/** Returns the language code that cld3 detects ('und' for none) and its probability. */
export type Detect = (text: string) => { language: string; probability: number }

/** Maximum number of bytes that are analyzed. */
const BYTES_MOST = 1000

/**
 * Loads Compact Language Detector 3 (1 MB). Bundlers replace the package's Node file by its browser
 * file, as its manifest says.
 */
export async function loadCld3(): Promise<Detect> {
  const { default: initialise } = await import('cld3-asm/dist/cjs/lib/node/cld3.js')
  // The module has a `then` method, so a promise must not resolve with it.
  const { cld3 } = await new Promise<{ cld3: ReturnType<typeof initialise> }>(resolve => {
    const cld3 = initialise({ onRuntimeInitialized: () => resolve({ cld3 }) })
  })
  const detector = cld3._Cld_create(0, BYTES_MOST)
  const size = cld3._get_SizeLanguageResult()

  return text => {
    const words = cld3.allocateUTF8(text)
    const result = cld3._malloc(size)
    cld3._Cld_findLanguage(detector, words, result)
    // The struct begins with a string pointer and a float.
    const code = cld3.getValue(result, '*')
    const found = { language: cld3.UTF8ToString(code), probability: cld3.getValue(result + 4, 'float') }
    for (const address of [code, cld3.getValue(result + 20, '*'), result, words]) cld3._free(address)
    return found
  }
}
