import { GonePage } from '../site/gone-page'
import { useTexts } from '../site/texts/use-texts'

/** The page of an item that is not, or no longer, to be had. */
export const GoneItem = () => <GonePage texts={useTexts('shop')} to="/marketplace" />
