import { buyerNoteContract } from '@mainstreet/shared/contracts/newsletter'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'

/** What a shop notes of its buyers: one note an address. */
export const buyerNotes = tableService(buyerNoteContract, () => ({
  beforeWrite({ data }) {
    if (data.email !== undefined && !isMailAddress(data.email)) throw invalid({ email: contactErrors.from })
    return data
  },
}))
