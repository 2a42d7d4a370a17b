import { PublicComingPage } from './public-coming-page'

/** Shown until this page is there. */
export const PublicHomePage = PublicComingPage
