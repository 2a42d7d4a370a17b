import { importItemContract } from '@mainstreet/shared/contracts/marketplace/imports'
import { tableService } from '../../../kit/service/define-service'

/** What imports do, or did, with the items of their files. */
export const marketImportItems = tableService(importItemContract)
