/** Calls its listeners; each subscription returns how to end it. */
export interface Emitter<Args extends unknown[]> {
  emit(...args: Args): void
  subscribe(listener: (...args: Args) => void): () => void
}

/** Creates an emitter without listeners. */
export const createEmitter = <Args extends unknown[] = []>(): Emitter<Args> => {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args) => listeners.forEach((listener) => listener(...args)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
