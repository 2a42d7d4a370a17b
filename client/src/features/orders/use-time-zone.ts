import { useRow } from '../../kit/data/data'
import { useCustomerId } from '../../kit/session/session-context'

/** The business's time zone; the browser's own until it is known. */
export const useTimeZone = (): string | undefined => useRow('account', useCustomerId()).row?.timezone
