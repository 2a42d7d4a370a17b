import type { Application } from '../../declarations'

/** Counts a call that types a code: nobody finds a code by trying. */
export const limitGuesses = async (
  app: Application,
  {
    code,
    address,
    customerId,
  }: { code: string | undefined; address: string | undefined; customerId: number },
): Promise<void> => {
  if (!code?.trim()) return
  await app.get('limits').limitAddress('codes-address', address)
  await app.get('limits').slow('codes-account', customerId)
}
