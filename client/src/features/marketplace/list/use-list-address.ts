import { useLocation } from 'react-router-dom'
import { useBackOfficeLinks } from '../../../kit/back-office-links'

/** The address of the list as it was left. */
export const useListAddress = (): string => {
  const { list } = (useLocation().state ?? {}) as { list?: unknown }
  const query = typeof list === 'string' && list.startsWith('?') ? list : ''
  return `${useBackOfficeLinks().items}${query}`
}
