// The package types its wrapper only, and that one brings a loader along that no bundler takes as it is.
declare module 'cld3-asm/dist/cjs/lib/node/cld3.js' {
  /** Compact Language Detector 3 as Emscripten made it, in one file with its WebAssembly. */
  interface Cld3Module {
    _malloc(bytes: number): number
    _free(address: number): void
    allocateUTF8(text: string): number
    UTF8ToString(address: number): string
    getValue(address: number, type: '*' | 'float' | 'i8'): number
    _get_SizeLanguageResult(): number
    _Cld_create(bytesLeast: number, bytesMost: number): number
    _Cld_findLanguage(detector: number, text: number, result: number): void
  }
  /** Calls `onRuntimeInitialized` once the module it gives can be used; before that nothing of it may be called. */
  export default function initialise(options: { onRuntimeInitialized(): void }): Cld3Module
}
