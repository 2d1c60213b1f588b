import { AppFooter } from '../ui/shell/AppFooter.tsx';
import { AppHeader } from '../ui/shell/AppHeader.tsx';
import { Sidebar } from '../ui/shell/Sidebar.tsx';
import { Block } from './Block.tsx';
import styles from './Block.module.css';
import { sample } from './samples.ts';
import { sampleMenu, sampleUser } from './samples.ts';

const ignore = () => undefined;

/** Parts of the frame without their frame. */
export function ShellSection() {
  return (
    <Block name="Sidebar · AppHeader · AppFooter">
      <div className={styles.halves}>
        <div className={styles.sidebar}>
          <Sidebar menu={sampleMenu} current="/dev/ui" homePath="/dev/ui" />
        </div>
        <div className={styles.frame}>
          <AppHeader
            title={sample.title}
            user={sampleUser}
            passwordPath="/usuariopassword"
            securityPath="/seguridad"
            actions={[]}
            onSignOut={ignore}
            onSearch={ignore}
            onGuide={ignore}
            collapsed={false}
            onToggle={ignore}
            drawerOpen={false}
            onOpenDrawer={ignore}
          />
          <AppFooter version="v1.0.91" helpHref="/dev/ui" />
        </div>
      </div>
    </Block>
  );
}
