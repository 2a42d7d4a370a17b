interface Renewal {
  everyMs: number
  renew(): Promise<unknown>
}

/** Renews a lease for as long as `run` takes. A renewal that fails is not the end: the lease ends by itself. */
export const whileRenewing = async <T>({ everyMs, renew }: Renewal, run: () => Promise<T>): Promise<T> => {
  let renewed: Promise<unknown> = Promise.resolve()
  const renewing = setInterval(() => {
    renewed = renew().catch(() => undefined)
  }, everyMs)
  try {
    return await run()
  } finally {
    clearInterval(renewing)
    await renewed
  }
}
