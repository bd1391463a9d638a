// The package types only its wrapper, which brings a loader that bundlers reject.
declare module 'cld3-asm/dist/cjs/lib/node/cld3.js' {
  /** Compact Language Detector 3 compiled by Emscripten, with its WebAssembly in the same file. */
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
  /**
   * Calls `onRuntimeInitialized` once the returned module is ready. Do not use the module before
   * that.
   */
  export default function initialise(options: { onRuntimeInitialized(): void }): Cld3Module
}
