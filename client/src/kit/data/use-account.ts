import { useCustomerId } from '../session/session-context'
import { useRow } from './data'

/** The account in view, live; `row` is undefined until it has come. */
export const useAccount = () => useRow('account', useCustomerId())
