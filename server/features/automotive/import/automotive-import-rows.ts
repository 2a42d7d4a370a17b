import { carImportRowContract } from '@mainstreet/shared/contracts/car-imports'
import { tableService } from '../../../kit/service/define-service'

/** What imports of cars do, or did, with the lines of their files. */
export const automotiveImportRows = tableService(carImportRowContract)
