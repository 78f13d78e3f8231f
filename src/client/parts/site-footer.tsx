import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { paths } from '../paths.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The footer of the public pages; the cut runs through the name as it runs through a page being made. */
export function SiteFooter() {
  return (
    <footer className="overflow-hidden border-line border-t text-sm print:hidden">
      <div className="mx-auto max-w-[1312px] px-5 md:px-10">
        <div className="grid gap-10 pt-14 pb-16 md:grid-cols-[1fr_auto_auto_auto] md:gap-16">
          <div>
            <p className="max-w-[34ch] text-ink-2">{product.tagline} Open source under the MIT licence.</p>
            <div className="mt-6">
              <ThemeSwitch />
            </div>
          </div>
          <FooterColumn title="Product">
            <a className="link-quiet inline-flex h-7 items-center" href={`${paths.home}#how`}>
              How it works
            </a>
            <FooterLink to={paths.pricing}>Pricing</FooterLink>
            <FooterLink to={paths.builder}>Start building</FooterLink>
          </FooterColumn>
          <FooterColumn title="Legal">
            <FooterLink to={paths.terms}>Terms of Service</FooterLink>
            <FooterLink to={paths.privacy}>Privacy Policy</FooterLink>
          </FooterColumn>
          <FooterColumn title="Help">
            <FooterLink to={paths.contact}>Contact</FooterLink>
            <a className="link-quiet inline-flex h-7 items-center" href={paths.apiReference}>
              API reference
            </a>
          </FooterColumn>
        </div>
      </div>
      <svg className="block h-auto w-full" viewBox="0 0 1440 232" width="1440" height="232" aria-hidden="true">
        <defs>
          <clipPath id="footer-made">
            <path d="M0 0H640V232H0Z" />
          </clipPath>
          <clipPath id="footer-todo">
            <path d="M640 0H1440V232H640Z" />
          </clipPath>
        </defs>
        <g
          fontFamily='"Inter Variable",Inter,system-ui,sans-serif'
          fontSize="268"
          fontWeight="600"
          letterSpacing="-14"
          textAnchor="middle"
        >
          <text x="716" y="206" clipPath="url(#footer-made)" fill="var(--ink)">
            {product.name}
          </text>
          <text x="716" y="206" clipPath="url(#footer-todo)" fill="none" stroke="var(--ink-3)" strokeWidth="1.25">
            {product.name}
          </text>
        </g>
        <path d="M640 0V232" stroke="var(--accent)" strokeWidth="1.5" />
      </svg>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link-quiet inline-flex h-7 items-center" to={to}>
      {children}
    </Link>
  )
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-medium text-ink-3 text-xs">{title}</h2>
      <div className="mt-3 flex flex-col items-start gap-1">{children}</div>
    </div>
  )
}
