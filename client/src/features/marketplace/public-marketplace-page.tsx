import { PublicComingPage } from '../site/public-coming-page'

/** Shown until this page is there. */
export const PublicMarketplacePage = PublicComingPage
