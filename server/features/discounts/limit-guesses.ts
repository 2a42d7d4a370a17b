import type { Application } from '../../declarations'

/** Counts a call that types a code of whatever kind: nobody finds one by trying. */
export const limitGuesses = async (
  app: Application,
  {
    codes,
    address,
    customerId,
  }: { codes: readonly (string | undefined)[]; address: string | undefined; customerId: number },
): Promise<void> => {
  if (!codes.some((code) => code?.trim())) return
  await app.get('limits').limitAddress('codes-address', address)
  await app.get('limits').slow('codes-account', customerId)
}
