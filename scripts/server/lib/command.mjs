/**
 * Flags of Node for the server. WebAssembly is compiled function by function, when first called:
 * Harper has 16 MB, of which a check needs a part. That takes 90 MB less, and starts sooner.
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--wasm-lazy-compilation']

/**
 * Environment of the server. The allocator of glibc returns blocks of over 128 kB to the system at
 * once. By default it keeps more and more of them for reuse, after a few large documents for good.
 */
export const SERVER_ENV = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
