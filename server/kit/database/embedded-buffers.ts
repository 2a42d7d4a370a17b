/** An eighth of the usual: no shop's data is much more, and a test waits for what is set up. */
export const smallBuffers = ['-c', 'shared_buffers=16MB']
