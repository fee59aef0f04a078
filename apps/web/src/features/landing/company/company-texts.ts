import company from '../../../../../../content/landing/company.json'

/** What the company's modals say; apart from the other texts of the landing page, because it loads when one is opened. */
export const companyTexts = company.texts
