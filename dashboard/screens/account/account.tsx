import { Link } from '@tanstack/react-router';
import { useAccount } from '../../api/use-people.ts';
import { Mark } from '../../parts/mark.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { BackLink } from '../../parts/link.tsx';
import { Page } from '../../parts/page.tsx';
import { Settings } from '../../parts/setting-row.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { AddressSection } from './address-section.tsx';
import { CliLoginsSection } from './cli-logins-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { t } from './text.ts';

/** The person's own account, outside any workspace. */
export function AccountScreen() {
  const account = useAccount();
  return (
    <MainLandmark>
      {/* Centred, because there is no navigation beside the page. As wide as the settings and the page's margins. */}
      <div className="mx-auto w-full max-w-[61rem]">
        <div className="px-5 pt-8 sm:px-8 lg:px-10">
          <Link to="/" aria-label={t('account.blazonOverview')} className="inline-block">
            <Mark className="h-7 w-auto" />
          </Link>
        </div>
        <Page title={t('account.title')} back={<BackLink to="/">{t('account.backToTheWorkspace')}</BackLink>}>
          <Loaded query={account} failureTitle={t('account.couldNotLoad')}>
            {(loaded) => (
              <Settings>
                <ProfileSection account={loaded} />
                <AddressSection account={loaded} />
                <PasswordSection />
                <PasskeysSection />
                <SecondFactorSection isOn={loaded.second_factor} />
                <SessionsSection />
                <CliLoginsSection />
                <DeleteAccountSection account={loaded} />
              </Settings>
            )}
          </Loaded>
        </Page>
      </div>
    </MainLandmark>
  );
}
