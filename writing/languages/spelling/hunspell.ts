import { getWasmModule } from 'hunspell-wasm'

/** The two files of a Hunspell dictionary, in UTF-8. */
export interface DictionaryFiles {
  aff: Uint8Array
  dic: Uint8Array
}

export interface Speller {
  /** Whether the dictionary takes a word, in the case it is written in. */
  spell: (word: string) => boolean
  /** The same without compounds: a look takes 5 to 20 µs, and never the time of a search through all their parts. */
  isPlain: (word: string) => boolean
  /** Gives the memory of the dictionary back; the speller cannot be used afterwards. */
  dispose(): void
}

/** Bytes of a word. Hunspell takes 100 characters at most; what is longer is no word. */
const BYTES_MAX = 400

/** What is used of Hunspell's module (Emscripten): its own wrapper takes four times as long for a look at a word. */
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
 * Opens a dictionary: 10 to 600 ms, and memory of about three times the files' size. One with compounds takes as much
 * again at the first look without them. The WebAssembly (0.8 MB) is loaded with the first dictionary and shared.
 *
 * @throws when Hunspell does not take the files.
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

/** The longest part that a compound may have is the shortest one here, so there is none. */
const WITHOUT_COMPOUNDS = '\nCOMPOUNDMIN 100\n'

function makesCompounds(aff: Uint8Array): boolean {
  return /^COMPOUND(?:FLAG|BEGIN|FIRST|RULE)[ \t]/m.test(new TextDecoder().decode(aff))
}

function affWithoutCompounds(aff: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(aff).replaceAll(/^COMPOUNDMIN[ \t].*$/gm, '')
  return new TextEncoder().encode(text + WITHOUT_COMPOUNDS)
}

let opened = 0

/** @throws when Hunspell does not take the files. */
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
