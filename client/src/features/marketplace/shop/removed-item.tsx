import { routes } from '@mainstreet/shared/routes'
import { RemovedPage } from '../../../kit/site/removed-page'
import { useTexts } from '../../../kit/site/texts/use-texts'

/** The page of an item that is not, or no longer, available. */
export const RemovedItem = () => <RemovedPage texts={useTexts('shop')} to={routes.shop} />
