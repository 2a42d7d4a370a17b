import { sanitiseRichText } from '../../kit/text/rich-text'
import type { WriteContext } from '../../kit/service/table-rules'

/** What a description may hold when it is stored. */
export const cleanDescription = ({ data }: Pick<WriteContext, 'data'>) =>
  'description' in data ? { ...data, description: sanitiseRichText(data.description as string) } : data
