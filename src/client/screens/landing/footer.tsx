export { SiteFooter as default } from '../../parts/site-footer.tsx'
