import { getWasmModule } from 'hunspell-wasm'

/** The two files of a Hunspell dictionary, in UTF-8. */
export interface DictionaryFiles {
  aff: Uint8Array
  dic: Uint8Array
}

export interface Speller {
  /** Returns whether the dictionary accepts a word in its case. */
  spell: (word: string) => boolean
  /**
   * Like `spell`, but without compounds. A lookup takes 5 to 20 µs and never searches all parts.
   */
  isPlain: (word: string) => boolean
  /** Frees the dictionary's memory. The speller cannot be used afterwards. */
  dispose(): void
}

/** Maximum number of bytes in a word. Hunspell accepts at most 100 characters. */
const BYTES_MAX = 400

/**
 * The parts of Hunspell's module (Emscripten) that are used. The package's wrapper makes a lookup
 * four times slower.
 */
interface HunspellModule {
  readonly HEAPU8: Uint8Array
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  _malloc(bytes: number): number
  _free(address: number): void
  _Hunspell_create(aff: number, dic: number): number
  _Hunspell_destroy(handle: number): void
  _Hunspell_spell(handle: number, word: number): number
}

/**
 * Opens a dictionary in 10 to 600 ms, with about three times the files' size in memory. With
 * compounds, the first lookup without them takes the same again. The WebAssembly (0.8 MB) loads
 * with the first dictionary and is shared.
 *
 * @throws if Hunspell rejects the files.
 */
export async function openSpeller(files: DictionaryFiles): Promise<Speller> {
  const hunspell: HunspellModule = await getWasmModule()
  const whole = openHandle(hunspell, files)
  const withoutCompounds = makesCompounds(files.aff) ? affWithoutCompounds(files.aff) : null
  let plain = withoutCompounds ? null : whole
  return {
    spell: word => whole.spell(word),
    isPlain(word) {
      plain ??= openHandle(hunspell, { aff: withoutCompounds ?? files.aff, dic: files.dic })
      return plain.spell(word)
    },
    dispose() {
      if (plain !== whole) plain?.dispose()
      whole.dispose()
    },
  }
}

/** Requires compound parts of 100 characters. No word is that long, so this disables compounds. */
const WITHOUT_COMPOUNDS = '\nCOMPOUNDMIN 100\n'

function makesCompounds(aff: Uint8Array): boolean {
  return /^COMPOUND(?:FLAG|BEGIN|FIRST|RULE)[ \t]/m.test(new TextDecoder().decode(aff))
}

function affWithoutCompounds(aff: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(aff).replaceAll(/^COMPOUNDMIN[ \t].*$/gm, '')
  return new TextEncoder().encode(text + WITHOUT_COMPOUNDS)
}

let opened = 0

/** @throws if Hunspell rejects the files. */
function openHandle(hunspell: HunspellModule, { aff, dic }: DictionaryFiles) {
  const encoder = new TextEncoder()
  const word = hunspell._malloc(BYTES_MAX + 1)

  function write(text: string): boolean {
    const room = hunspell.HEAPU8.subarray(word, word + BYTES_MAX)
    const { read, written } = encoder.encodeInto(text, room)
    hunspell.HEAPU8[word + written] = 0
    return read === text.length && !text.includes('\0')
  }

  opened += 1
  const files = { aff: `${opened}.aff`, dic: `${opened}.dic` }
  hunspell.FS.writeFile(files.aff, aff)
  hunspell.FS.writeFile(files.dic, dic)
  write(files.dic)
  const affName = hunspell._malloc(files.aff.length + 1)
  encoder.encodeInto(`${files.aff}\0`, hunspell.HEAPU8.subarray(affName, affName + files.aff.length + 1))
  const handle = hunspell._Hunspell_create(affName, word)
  hunspell._free(affName)
  hunspell.FS.unlink(files.aff)
  hunspell.FS.unlink(files.dic)
  if (handle === 0) throw new Error('Hunspell does not take this dictionary.')

  return {
    spell: (text: string) => write(text) && hunspell._Hunspell_spell(handle, word) !== 0,
    dispose() {
      hunspell._Hunspell_destroy(handle)
      hunspell._free(word)
    },
  }
}
